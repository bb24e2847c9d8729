import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { parse, parseAllDocuments } from 'yaml'

// What deploy/ proposes to operators, as far as it can be tried without what it is for.

const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

t.test('Each alert has a severity and a summary, one of them for an instance that is gone', async (t) => {
  const { groups } = parse(read('deploy/alerts.yml'))
  const alerts = groups.flatMap(({ rules }: { rules: object[] }) => rules)
  for (const { alert, labels, annotations } of alerts) {
    t.match(labels.severity, /^(critical|warning)$/, alert)
    t.match(annotations.summary, /\w/, alert)
  }
  t.ok(alerts.some(({ expr }: { expr: string }) => /^up\{.*\} == 0$/.test(expr)))
})

t.test('The alerts fire when they should', async (t) => {
  const { error, status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
    cwd: join(root, 'deploy'),
    encoding: 'utf8'
  })
  if (error) return t.pass('there is no promtool to ask')
  t.equal(status, 0, stdout + stderr)
})

t.test('The containers may do no more than they need, and take no more than they are given', async (t) => {
  const { services } = parse(read('docker-compose.yml'))
  t.same(Object.keys(services), ['service', 'database', 'proxy'])
  for (const [name, service] of Object.entries<Record<string, unknown>>(services)) {
    t.match(service, { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] }, name)
    t.ok(service.mem_limit && service.pids_limit, name)
  }
  const [deployment] = parseAllDocuments(read('deploy/kubernetes.yaml')).map((document) => document.toJS())
  const [container] = deployment.spec.template.spec.containers
  t.match(container.securityContext, { readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } })
  t.ok(deployment.spec.template.spec.terminationGracePeriodSeconds >= 35)
})
