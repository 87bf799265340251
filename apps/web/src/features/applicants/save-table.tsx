import { type Application, type TableFormat, tableFormats } from '@fledge/contract/applications'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { fetchApplicantTable } from '../../api/applications.ts'
import { failureToast } from '../../api/failure-toast.ts'
import { Button } from '../../ui/button.tsx'
import { closeToast } from '../../ui/close-toast.ts'
import { saveFile } from '../../ui/document-viewer/save-file.ts'

const failed = 'We could not create the table. Please try again.'

const labels: Record<TableFormat, string> = { csv: 'CSV', xlsx: 'Excel' }

/** Saves these applications as a table, in their order. */
export function SaveTable({ applications }: { applications: readonly Application[] }) {
  const saving = useMutation({
    mutationFn: (format: TableFormat) =>
      fetchApplicantTable(
        format,
        applications.map(({ id }) => id),
      ),
    onSuccess: (file, format) => {
      closeToast(failed)
      saveFile(file, `applicants.${format}`)
    },
    onError: failureToast(failed),
  })
  return (
    <div className="flex gap-2 max-lg:pt-2">
      {tableFormats.map((format) => (
        <Button
          key={format}
          icon={Download}
          look="quiet"
          size="small"
          busy={saving.isPending && saving.variables === format}
          onClick={() => saving.mutate(format)}
        >
          <span className="sr-only">Save the list as </span>
          {labels[format]}
        </Button>
      ))}
    </div>
  )
}
