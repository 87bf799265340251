import { decisions } from '@fledge/core/applications/status'
import { Dialog } from '../../ui/dialog.tsx'
import { decisionActions } from './decision/decision-actions.tsx'
import { undoWindowText } from './undo-window.ts'

const shortcuts = [
  ['J', 'next applicant'],
  ['K', 'previous applicant'],
  ...decisions.map((status) => [decisionActions[status].key.toUpperCase(), decisionActions[status].keyText]),
  ['O', 'accept with a note and dates'],
  ['U', 'undo the last decision'],
  ['X', 'select for several at once'],
  ['S', 'add to or remove from the shortlist'],
  ['M', 'messages and timeline'],
  ['I', 'interview'],
  ['E', 'go to the evidence'],
  ['?', 'show these shortcuts'],
]

type ShortcutHelpProps = {
  undoSeconds: number
  onClose: () => void
  keysOn: boolean
  onKeysOn: (on: boolean) => void
}

export function ShortcutHelp({ undoSeconds, onClose, keysOn, onKeysOn }: ShortcutHelpProps) {
  return (
    <Dialog
      onClose={onClose}
      width="narrow"
      title="Keyboard shortcuts"
      description={
        undoSeconds > 0
          ? `You can undo a decision for ${undoWindowText(undoSeconds)} before the student sees it.`
          : 'Students see your decision immediately.'
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-14">
        {shortcuts.map(([key, action]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-base border border-line-strong bg-sunken px-2 py-0.5">{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-10 items-center gap-2 border-t border-line pt-3 text-14">
        <input
          type="checkbox"
          className="size-5"
          checked={keysOn}
          onChange={(event) => onKeysOn(event.target.checked)}
        />
        Turn on single-key shortcuts
      </label>
    </Dialog>
  )
}
