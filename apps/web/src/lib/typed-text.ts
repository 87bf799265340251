type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps what is typed into the server's document below `root`, which the app replaces. The returned function puts it once
 * into the app's fields of the same names, and the focus into the one that has it now.
 */
export function keepTypedText(root: HTMLElement): () => void {
  const replaced = [...root.querySelectorAll<Field>('input[name]:not([type=checkbox]), textarea[name]')]
  const focused = document.activeElement
  return () => {
    for (const old of replaced.splice(0)) {
      const own = root.querySelector<Field>(`${old.localName}[name=${old.name}]`)
      if (own && old.value !== old.defaultValue) {
        // Through the setter of the class: React overrides that of the element and would see no change.
        Reflect.set(Object.getPrototypeOf(own), 'value', old.value, own)
        own.dispatchEvent(new Event('input', { bubbles: true }))
      }
      if (old === focused) own?.focus()
    }
  }
}
