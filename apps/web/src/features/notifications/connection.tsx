import { type LucideIcon, RefreshCw, Wifi, WifiOff } from 'lucide-react'
import { type LiveState, useLiveState } from '../../api/live/live-state.ts'

const looks: Record<LiveState, { icon: LucideIcon; word: string; color: string }> = {
  live: { icon: Wifi, word: 'Live', color: 'text-success' },
  reconnecting: { icon: RefreshCw, word: 'Reconnecting', color: 'text-soft' },
  offline: { icon: WifiOff, word: 'Offline', color: 'text-danger' },
}

export function Connection() {
  const { icon: Icon, word, color } = looks[useLiveState()]
  return (
    <span role="status" aria-label="Connection" className={`inline-flex items-center gap-1.5 text-12 ${color}`}>
      <Icon aria-hidden size={16} />
      <span>{word}</span>
    </span>
  )
}
