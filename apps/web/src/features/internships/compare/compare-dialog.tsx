import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isNotFound } from '../../../api/api-error.ts'
import { matchOfInternship, oneInternship } from '../../../api/internships/internships.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { type Column, CompareTable } from './compare-table.tsx'
import { useCompared } from './compared.ts'

/** The chosen internships next to each other; `onOpen` opens one in the tab. */
export function CompareDialog({ onClose, onOpen }: { onClose: () => void; onOpen: (id: string) => void }) {
  const { list, remove } = useCompared()
  const internships = useQueries({ queries: list.map(({ id }) => oneInternship(id)) })
  const matches = useQueries({ queries: list.map(({ id }) => matchOfInternship(id)) })
  const columns = list.map(({ id, label }, index): Column => {
    const query = internships[index]
    return {
      id,
      label,
      internship: query?.data,
      match: matches[index]?.data,
      state: query?.data ? 'found' : stateOfError(query?.error),
    }
  })
  const isEmpty = list.length === 0
  useEffect(() => {
    if (isEmpty) onClose()
  }, [isEmpty, onClose])
  return (
    <Dialog onClose={onClose} title="Compare internships" width="wide">
      <CompareTable columns={columns} onRemove={remove} onOpen={onOpen} />
    </Dialog>
  )
}

function stateOfError(error: Error | null | undefined): Column['state'] {
  if (!error) return 'loading'
  return isNotFound(error) ? 'gone' : 'failed'
}
