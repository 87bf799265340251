import { Avatar, Style } from '@dicebear/core'
import definition from '@dicebear/styles/patchwork.json'
import { useMemo } from 'react'

const patchwork = new Style(definition)

/** A pattern that is always the same for the same id. It is drawn here: no host is asked, and nothing tells who it is. */
export default function GeneratedAvatar({ id, className }: { id: string; className: string }) {
  const picture = useMemo(() => new Avatar(patchwork, { seed: id }).toDataUri(), [id])
  return <img src={picture} alt="" className={className} />
}
