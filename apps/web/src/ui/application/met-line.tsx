import type { ScorePart } from '@fledge/contract/analysis'
import { classes } from '../class-names.ts'
import { metLooks } from './met-looks.ts'

/** Rows of a score in one line: each with its mark, without evidence. */
export const MetLine = ({ parts }: { parts: readonly ScorePart[] }) => (
  <span className="mt-1 flex flex-wrap gap-x-3 text-12">
    {parts.map(({ phrase, met }) => {
      const { icon: Icon, word, color } = metLooks[met]
      return (
        <span key={phrase} className={classes('flex min-w-0 items-center gap-1', met !== 'yes' && 'text-soft')}>
          <Icon aria-hidden size={12} className={classes('shrink-0', color)} />
          <span translate="no" className="wrap-anywhere">
            {phrase}
          </span>
          <span className="sr-only">: {word}. </span>
        </span>
      )
    })}
  </span>
)
