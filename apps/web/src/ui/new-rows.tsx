import { countText } from '../lib/format.ts'
import { classes } from './class-names.ts'

type NewRowsProps = { count: number; hiddenWhenSmall?: boolean; onShow: () => void }

/** Says how many applications arrived since the list was shown. Its height is there before, so that nothing moves. */
export function NewRows({ count, hiddenWhenSmall = false, onShow }: NewRowsProps) {
  return (
    <div role="status" className={classes('-my-4 h-6 text-14 leading-6', hiddenWhenSmall && 'max-lg:hidden')}>
      {count > 0 && (
        <>
          <span className="text-soft">{countText(count, 'new application')} · </span>
          <button type="button" className="min-h-6 px-1 font-medium text-primary underline" onClick={onShow}>
            Show
          </button>
        </>
      )}
    </div>
  )
}
