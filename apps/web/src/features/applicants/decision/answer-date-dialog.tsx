import type { Application } from '@fledge/contract/applications'
import { extendOffer } from '@fledge/contract/applications/application-lifecycle'
import { texts } from '@fledge/contract/texts'
import { extensionRange, isInExtensionRange } from '@fledge/core/applications/offers'
import { indianDay } from '@fledge/core/internships/state'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeCachedApplication, companyApplications } from '../../../api/applications.ts'
import { call, errorMessage } from '../../../api/call.ts'
import { dayText } from '../../../lib/format.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/modal/form-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { applicantText } from '../use-step.ts'

export function AnswerDateDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { applicant, offer } = application
  const current = offer?.answerBy ?? null
  const [day, setDay] = useState(current ?? '')
  const [isTried, setTried] = useState(false)
  const move = useMove(application, onClose)
  const today = indianDay(new Date())
  const { first, last } = extensionRange(current, today)
  const isValid = isInExtensionRange(day, current, today)
  const problem = day > last ? 'Choose an earlier day.' : `Choose ${dayText(first)} or a later day.`
  const submit = () => {
    setTried(true)
    if (isValid && !move.isPending) move.mutate(day)
  }
  const action = current === null ? 'Set answer date' : 'Change answer date'
  return (
    <FormDialog
      width="narrow"
      focusesField
      onClose={onClose}
      title={action}
      description={applicantText(application)}
      action={action}
      busy={move.isPending}
      onSubmit={submit}
    >
      <TextField
        type="date"
        label="Answer by"
        min={first}
        max={last}
        hint={`We notify ${applicant.firstName} now and send a reminder two days before.`}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        error={isTried && !isValid ? problem : undefined}
      />
    </FormDialog>
  )
}

const { queryKey } = companyApplications

function useMove(application: Application, onDone: () => void) {
  const queries = useQueryClient()
  const description = applicantText(application)
  const id = `answer-date ${application.id}`
  return useMutation({
    mutationFn: (answerBy: string) =>
      call(extendOffer, { params: { applicationId: application.id }, body: { answerBy } }),
    onSuccess: ({ data }, answerBy) => {
      changeCachedApplication(queries, queryKey, data)
      toast.success({ title: `Answer date: ${dayText(answerBy)}`, description, clears: id })
      onDone()
    },
    onError: (error) => toast.error({ title: errorMessage(error, texts.apply.updateFailed), description, id }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey })
      void queries.invalidateQueries({ queryKey: ['timeline'] })
    },
  })
}
