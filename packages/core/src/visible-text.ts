/** Anything but spaces, marks without a letter, and characters that show nothing, such as zero-width spaces. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text has a visible character. Joiners between letters or within an emoji do not make it invisible. */
export const isVisible = (text: string): boolean => visible.test(text)
