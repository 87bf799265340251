import { Dialog } from '../../ui/dialog.tsx'

const shortcuts = [
  ['J', 'next applicant'],
  ['K', 'previous applicant'],
  ['A, A', 'accept'],
  ['R, R', 'reject'],
  ['E', 'go to the evidence'],
  ['?', 'show these keys'],
]

export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
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
    </Dialog>
  )
}
