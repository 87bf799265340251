import { Dialog } from '../../ui/dialog.tsx'

const shortcuts = [
  ['J', 'next applicant'],
  ['K', 'previous applicant'],
  ['A, A', 'accept'],
  ['R, R', 'reject'],
  ['E', 'go to the evidence'],
  ['?', 'show these keys'],
]

type ShortcutHelpProps = { open: boolean; onClose: () => void; keysOn: boolean; onKeysOn: (on: boolean) => void }

export function ShortcutHelp({ open, onClose, keysOn, onKeysOn }: ShortcutHelpProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="narrow"
      title="Keys"
      description="The student is told of a decision at once, so its key is pressed twice."
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-14">
        {shortcuts.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-base border border-line-strong bg-sunken px-2 py-0.5">{key}</kbd>
            </dt>
            <dd>{what}</dd>
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
        Single keys work on this page
      </label>
    </Dialog>
  )
}
