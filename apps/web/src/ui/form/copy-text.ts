import { toast } from '../toast.tsx'

/** Copies a text to the clipboard. `name` is what it is, such as 'link'. */
export async function copyText(text: string, name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success({ title: `${name[0]?.toUpperCase()}${name.slice(1)} copied`, id: name })
  } catch {
    // No permission, or not a secure context: the toast shows the text.
    toast.info({ title: `Copy this ${name}`, description: text })
  }
}
