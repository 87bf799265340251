import { texts } from '@fledge/contract/texts'
import { CancelledError, useQuery, useQueryClient } from '@tanstack/react-query'
import { analysisQuery } from '../../api/analysis.ts'
import { errorMessage } from '../../api/call.ts'
import { toast } from '../../ui/toast.tsx'

const storageKey = 'analysed-resume'

/**
 * The analysis of the student's resume. It continues while the student looks at another tab, and starts again after a
 * reload if the student started it in this session.
 */
export function useAnalysis(resumeId: string | undefined) {
  const queries = useQueryClient()
  const options = analysisQuery(resumeId ?? '')
  const query = useQuery({
    ...options,
    enabled: resumeId !== undefined && sessionStorage.getItem(storageKey) === resumeId,
  })

  async function start() {
    if (resumeId === undefined) return toast.error({ title: 'Error', description: texts.analysis.noResume })
    if (queries.isFetching({ queryKey: options.queryKey }) > 0) return
    sessionStorage.setItem(storageKey, resumeId)
    toast.info(texts.analysis.started)
    try {
      const { data } = await queries.fetchQuery({ ...options, staleTime: 0 })
      toast.success({
        title: texts.analysis.complete,
        description: texts.analysis.found(data.matching.matches.length),
      })
    } catch (error) {
      if (error instanceof CancelledError) return
      toast.error({ title: texts.analysis.failed, description: errorMessage(error, texts.analysis.fallback) })
    }
  }

  function cancel() {
    if (!query.data) sessionStorage.removeItem(storageKey)
    void queries.cancelQueries({ queryKey: options.queryKey })
  }

  return {
    result: query.data,
    /** An earlier result stays visible while an analysis is running. */
    running: query.isFetching,
    error: query.isError && !query.isFetching ? errorMessage(query.error, texts.analysis.fallback) : null,
    start: () => void start(),
    cancel,
  }
}
export type AnalysisState = ReturnType<typeof useAnalysis>
