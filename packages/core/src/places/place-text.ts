/** 'Pune · Hybrid'; a location that begins with the type says it once: 'Remote', 'Remote, India'. */
export const placeText = ({ location, type }: { location: string; type: string }): string => {
  const [start, rest] = [location.slice(0, type.length), location.slice(type.length)]
  return start.toLowerCase() === type.toLowerCase() && /^(?!\w)/.test(rest) ? type + rest : `${location} · ${type}`
}
