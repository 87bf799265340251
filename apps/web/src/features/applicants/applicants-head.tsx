import { type Application, type TableFormat, tableFormats } from '@fledge/contract/applications'
import { countedText } from '@fledge/core/applications/counts'
import { useMutation } from '@tanstack/react-query'
import { Clock, Download, Keyboard, type LucideIcon, Star, X } from 'lucide-react'
import { fetchApplicantTable } from '../../api/applications.ts'
import { failureToast } from '../../api/failure-toast.ts'
import { useWide } from '../../lib/hooks/use-media.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { closeToast } from '../../ui/close-toast.ts'
import { saveFile } from '../../ui/document-viewer/save-file.ts'
import { ApplicantFilters, type ApplicantFiltersProps } from './applicant-filters.tsx'
import { selectAllText } from './bulk/bulk-bar.tsx'
import { isActive, isLate, isShortlisted } from './filter-applicants.ts'
import { isCounted } from './group-applicants.ts'

type ApplicantsHeadProps = Omit<ApplicantFiltersProps, 'years' | 'folded'> & {
  /** Every application, whatever the filters. */
  listed: readonly Application[]
  /** Those that the filter leaves, in the groups that are shown. */
  found: readonly Application[]
  onKeys: () => void
  /** A small screen shows either the list with its filters or one applicant. */
  hiddenWhenSmall: boolean
  /** Those that the filters and the internship in the address leave. */
  matching: readonly Application[]
  onMarkAll: () => void
}

export function ApplicantsHead(props: ApplicantsHeadProps) {
  const { listed, found, onKeys, hiddenWhenSmall, matching, onMarkAll, ...filters } = props
  const { view, onView, groups } = filters
  const count = found.filter(isCounted).length
  const matches = count === 1 ? 'matches' : 'match'
  const named = groups.find(({ id }) => id === view.internship)
  const isNarrow = isActive(view) || named !== undefined
  const isWide = useWide()
  const saveTable = matching.length > 0 && <SaveTable applications={matching} />
  return (
    <div className={classes('grid gap-4 max-lg:gap-2', hiddenWhenSmall && 'max-lg:hidden')}>
      {/* The tab says the same. */}
      <h2 className="sr-only">Applications</h2>
      <ApplicantFilters {...filters} years={graduationYears(listed)} folded={saveTable} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-14 text-soft max-sm:order-first max-sm:flex-1 max-sm:basis-44 max-sm:text-12">
          {countedText(count, found.length - count, isActive(view) ? ` ${matches}` : named ? '' : ' in all')}
        </p>
        {named && (
          <Button
            icon={X}
            look="secondary"
            size="small"
            className="max-w-full text-left whitespace-normal! wrap-anywhere"
            aria-label={`Show all internships, not only ${named.title}`}
            onClick={() => onView({ internship: undefined })}
          >
            {named.place ? `${named.title}, ${named.place}` : named.title}
          </Button>
        )}
        <FilterButton
          icon={Star}
          label="Shortlisted"
          count={listed.filter(isShortlisted).length}
          pressed={view.shortlisted}
          onPress={(shortlisted) => onView({ shortlisted })}
        />
        <FilterButton
          icon={Clock}
          label="Reply late"
          count={listed.filter(isLate).length}
          pressed={view.late}
          onPress={(late) => onView({ late })}
        />
        {matching.length > 1 && (
          <Button
            look="quiet"
            size="small"
            className="whitespace-normal! max-sm:order-first max-sm:-mr-3 sm:max-lg:-ml-3"
            onClick={onMarkAll}
          >
            {selectAllText(matching.length, isNarrow)}
          </Button>
        )}
        <div className="ml-auto flex gap-2 max-lg:hidden">
          {isWide && saveTable}
          <Button icon={Keyboard} look="quiet" size="small" onClick={onKeys}>
            Shortcuts
          </Button>
        </div>
      </div>
    </div>
  )
}

function graduationYears(applications: readonly Application[]): number[] {
  const years = applications.flatMap(({ applicant }) => applicant.graduationYear ?? [])
  return [...new Set(years)].sort((a, b) => a - b)
}

type FilterButtonProps = {
  icon: LucideIcon
  label: string
  count: number
  pressed: boolean
  onPress: (pressed: boolean) => void
}

/** Filters by one property; hidden while nothing has it. */
function FilterButton({ icon: Icon, label, count, pressed, onPress }: FilterButtonProps) {
  if (count === 0 && !pressed) return null
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPress(!pressed)}
      className="inline-flex min-h-8 items-center gap-2 rounded-base border border-line-strong bg-raised px-3 text-14 hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-wash aria-pressed:text-primary"
    >
      <Icon aria-hidden size={16} className={pressed ? 'fill-current' : ''} />
      <span>{label}</span> <span className="tabular text-12">{count}</span>
    </button>
  )
}

const failed = 'We could not create the table. Please try again.'

const labels: Record<TableFormat, string> = { csv: 'CSV', xlsx: 'Excel' }

/** Saves these applications as a table, in their order. */
function SaveTable({ applications }: { applications: readonly Application[] }) {
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
