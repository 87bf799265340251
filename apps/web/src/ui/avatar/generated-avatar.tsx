import { Avatar, Style } from '@dicebear/core'
import definition from '@dicebear/styles/patchwork.json'
import { useMemo } from 'react'

const patchwork = new Style(definition)

/** A pattern generated from the id, in the browser: no request reveals the id to another host. */
export default function GeneratedAvatar({ id, className }: { id: string; className: string }) {
  const picture = useMemo(() => new Avatar(patchwork, { seed: id }).toDataUri(), [id])
  return <img src={picture} alt="" className={className} />
}
