import axe from 'axe-core'
import type { Page } from 'playwright-core'

type Violation = { id: string; impact: string; nodes: { html: string; target: string[]; failureSummary: string }[] }

/**
 * What axe finds on the page of these impacts: among it controls without a name, and too little contrast (WCAG 2.2, AA). With `runOnly` by
 * these rules alone.
 */
export async function findBarriers(
  page: Page,
  impacts = ['critical', 'serious'],
  runOnly?: string[]
): Promise<string[]> {
  await page.evaluate(axe.source)
  const options = JSON.stringify({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, ${options}).then(({ violations }) => violations)`
  )
  const grave = violations.filter(({ impact }) => impacts.includes(impact))
  return grave.map(({ id, nodes }) => {
    const [first] = nodes
    const why = first?.failureSummary.split('\n').at(-1)?.trim()
    return `${id}: ${nodes.length} times, such as ${first?.target.join(' ')} ${first?.html.slice(0, 160)} (${why})`
  })
}
