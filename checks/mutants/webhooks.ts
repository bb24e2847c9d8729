// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code
import type { Fault } from './faults.ts'

// Subscriptions, deliveries and receivers.

const address = 'src/webhooks/address.ts'
const send = 'src/webhooks/send.ts'
const change = 'src/webhooks/webhook-changes.ts'

export const webhookFaults: Fault[] = [
  {
    file: 'src/outbox/subscriptions.ts',
    breaks: 'a write goes by stale subscriptions',
    edits: [['if (known?.version === version) return known', 'if (known) return known']],
    tests: ['test/webhooks/webhooks.test.ts', 'test/webhooks/events.test.ts']
  },
  {
    file: change,
    breaks: "other instances don't learn of a new webhook",
    edits: [["returns its row')\n    await bumpSubscriptions(tx, ctx.tenantId)\n", "returns its row')\n"]],
    tests: ['test/webhooks/webhooks.test.ts', 'test/webhooks/events.test.ts']
  },
  {
    file: change,
    breaks: 'a webhook that is switched off gets what was queued',
    edits: [['if (changed && body.isActive === false) await dropDeliveries(ctx, tx, id)', '']],
    tests: ['test/webhooks/deliveries.test.ts', 'test/webhooks/webhooks.test.ts']
  },
  {
    file: change,
    breaks: 'a tenant may have more than 100 webhooks',
    edits: [['const maxWebhooks = 100', 'const maxWebhooks = 101']],
    tests: ['test/webhooks/webhooks.test.ts']
  },
  {
    file: send,
    breaks: 'a receiver that hangs is waited for longer than 10 s',
    edits: [['const exchangeMs = 10_000', 'const exchangeMs = 14_000']],
    tests: ['test/webhooks/send.test.ts']
  },
  {
    file: send,
    breaks: 'one public address makes up for a private one',
    edits: [['addresses.some(({ address }) => !isPublicAddress', 'addresses.every(({ address }) => !isPublicAddress']],
    tests: ['test/webhooks/send.test.ts']
  },
  {
    file: send,
    breaks: 'a receiver may ask for days of silence',
    edits: [['const maxRetryAfterSeconds = 3_600', 'const maxRetryAfterSeconds = 360_000']],
    tests: ['test/webhooks/send.test.ts', 'test/webhooks/deliveries.test.ts']
  },
  {
    file: address,
    breaks: "deliveries reach the cloud's metadata service",
    edits: [["  '169.254.0.0/16',\n", '']],
    tests: ['test/webhooks/send.test.ts', 'test/webhooks/webhooks.test.ts']
  },
  {
    file: address,
    breaks: 'deliveries go over plain http',
    edits: [["url.protocol !== 'https:') return", '!/^https?:$/.test(url.protocol)) return']],
    tests: ['test/webhooks/send.test.ts', 'test/webhooks/webhooks.test.ts']
  },
  {
    file: 'src/webhooks/signature.ts',
    breaks: 'a signature is keyed with a part of the secret',
    edits: [["createHmac('sha256', secret)", "createHmac('sha256', secret.slice('whsec_'.length))"]],
    tests: ['test/webhooks/deliveries.test.ts', 'test/webhooks/events.test.ts']
  },
  {
    file: 'src/encryption.ts',
    breaks: 'an encrypted secret is decrypted for another tenant',
    edits: [
      ['.setAAD(context)\n', '\n'],
      ['decipher.setAAD(context).setAuthTag', 'decipher.setAuthTag']
    ],
    tests: ['test/webhooks/webhooks.test.ts', 'test/webhooks/send.test.ts']
  },
  {
    file: 'src/outbox/job-table.ts',
    breaks: "a stale job's result removes another instance's job",
    edits: [[' and job.retry_count = done.retry_count', '']],
    tests: ['test/webhooks/queue.test.ts', 'test/webhooks/deliveries.test.ts']
  },
  {
    file: 'src/webhooks/write-results.ts',
    breaks: 'attempts are not counted, so a delivery is tried for ever',
    edits: [['set attempt = ${webhookDeliveries.attempt} + 1,', 'set attempt = ${webhookDeliveries.attempt},']],
    tests: ['test/webhooks/deliveries.test.ts']
  },
  {
    file: 'src/webhooks/attempt.ts',
    breaks: "a receiver that is gone isn't switched off",
    edits: [['return responseStatus === gone', 'return responseStatus === 0']],
    tests: ['test/webhooks/deliveries.test.ts']
  },
  {
    file: 'src/webhooks/queue.ts',
    breaks: 'a receiver that fails all the time gets all of its deliveries at once',
    edits: [['failuresUntilFailing = 5', 'failuresUntilFailing = 500']],
    tests: ['test/webhooks/deferred.test.ts']
  },
  {
    file: 'src/deals/record.ts',
    breaks: 'a move is an update, too',
    edits: [["(hasMoved && name === 'stageId') ||", '']],
    tests: ['test/webhooks/events.test.ts', 'test/deals/deals.test.ts']
  },
  {
    file: 'src/webhooks/sweep.ts',
    breaks: 'a delivery whose job is lost is never sent',
    edits: [
      ["delivery.next_attempt_at < now() - interval '1 minute'", "delivery.next_attempt_at < now() - interval '1 year'"]
    ],
    tests: ['test/webhooks/sweep.test.ts', 'test/webhooks/restored-copy.test.ts']
  },
  {
    file: 'src/webhooks/sweep.ts',
    breaks: 'deliveries are kept for ever',
    edits: [["interval '30 days' limit", "interval '30 years' limit"]],
    tests: ['test/webhooks/sweep.test.ts']
  }
]
