/** An invented advertisement with the fields that it names; a field that is left out is unknown. */
export type Advertisement = {
  name: string
  text: string
  title?: string
  requirements: string[]
  location?: string
  type?: string
  duration?: string
  stipend?: number
  openings?: number
  startsOn?: string
  applyBy?: string
}
