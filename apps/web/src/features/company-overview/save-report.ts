import type { Application } from '@fledge/contract/applications'
import type { Internship } from '@fledge/contract/internships'
import { texts } from '@fledge/contract/texts'
import { reportCsv, reportFileName } from '@fledge/core/internships/report'
import { saveFile } from '../../ui/document-viewer/save-file.ts'
import { toast } from '../../ui/toast.tsx'

type Loaded = { internships: readonly Internship[] | undefined; applications: readonly Application[] | undefined }

/** Saves the CSV report, unless a missing list would make its totals wrong (settlement 133). */
export function saveReport(company: string, { internships, applications }: Loaded): void {
  if (!internships || !applications) {
    toast.error({ title: 'Error', description: texts.report.failed })
    return
  }
  const generatedAt = new Date()
  const csv = reportCsv({ company, internships, applications, generatedAt })
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), reportFileName(generatedAt))
  toast.success({ title: texts.report.generated, description: reportFileName(generatedAt) })
}
