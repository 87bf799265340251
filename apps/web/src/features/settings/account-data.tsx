import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { fetchExport } from '../../api/account/account.ts'
import { errorMessage } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { saveFile } from '../../ui/document-viewer/save-file.ts'
import { Failure } from '../../ui/failure.tsx'

export function AccountData() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: fetchExport,
    onSuccess: (file) => saveFile(file, 'fledge-export.zip'),
  })
  return (
    <TitledCard
      title="Your data"
      intro="Download your profile, settings, applications, messages, notifications and files as a ZIP."
    >
      <Button icon={Download} look="secondary" className="justify-self-start" busy={isPending} onClick={() => mutate()}>
        Export my data
      </Button>
      {error && <Failure message={errorMessage(error, 'We could not create the export. Please try again.')} />}
    </TitledCard>
  )
}
