import { type NotificationCategory, notificationCategories } from '@fledge/core/notifications'
import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../api/call.ts'
import { sendTest } from '../../api/live/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, sameOptions } from '../../ui/field.tsx'

/** Sends a test notification of a category to the signed-in user. */
export function SendTest() {
  const [category, setCategory] = useState<NotificationCategory>('application_status')
  const { mutate, isPending, data, error } = useMutation({ mutationFn: sendTest })
  return (
    <section aria-labelledby="send-heading" className="grid gap-3">
      <h2 id="send-heading" className="text-20">
        Send a test notification
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Category"
          className="min-w-56"
          options={sameOptions(notificationCategories)}
          value={category}
          onChange={({ target }) => setCategory(notificationCategories.find((one) => one === target.value) ?? category)}
        />
        <Button busy={isPending} onClick={() => mutate(category)}>
          <Send aria-hidden size={16} />
          Send
        </Button>
      </div>
      <p role="status" className="text-14 text-soft">
        {error && errorMessage(error, 'We could not send it. Please try again.')}
        {data && (data.sent ? 'Sent. Open the bell to see it.' : 'Not sent. Your settings turn this category off.')}
      </p>
    </section>
  )
}
