/** How long a hold still lasts: 'in 3 h 12 min', 'in a minute'. */
export function leftText(tellAt: string, now: Date): string {
  const minutes = Math.ceil((Date.parse(tellAt) - now.getTime()) / 60_000)
  if (minutes <= 1) return 'in a minute'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `in ${rest} min`
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`
}
