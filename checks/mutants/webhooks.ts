// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code
import type { Fault } from './faults.ts'

// Subscriptions, deliveries and receivers.

const address = 'src/webhooks/address.ts'

export const webhookFaults: Fault[] = [
  {
    file: 'src/outbox/subscriptions.ts',
    breaks: 'a write goes by stale subscriptions',
    edits: [['if (known?.version === version) return known', 'if (known) return known']],
    tests: ['test/webhooks/webhooks.test.ts', 'test/webhooks/events.test.ts']
  },
  {
    file: address,
    breaks: "deliveries reach the cloud's metadata service",
    edits: [["  '169.254.0.0/16',\n", '']],
    tests: ['test/webhooks/send.test.ts', 'test/webhooks/webhooks.test.ts']
  },
  {
    file: 'src/webhooks/message.ts',
    breaks: 'a signature is keyed with a part of the secret',
    edits: [["createHmac('sha256', secret)", "createHmac('sha256', secret.slice('whsec_'.length))"]],
    tests: ['test/webhooks/deliveries.test.ts', 'test/webhooks/events.test.ts']
  },
  {
    file: 'src/encryption.ts',
    breaks: 'a sealed secret opens for another tenant',
    edits: [
      ['.setAAD(context)\n', '\n'],
      ['decipher.setAAD(context).setAuthTag', 'decipher.setAuthTag']
    ],
    tests: ['test/webhooks/webhooks.test.ts', 'test/webhooks/send.test.ts']
  },
  {
    file: 'src/webhooks/sweep.ts',
    breaks: 'a delivery whose job is lost is never sent',
    edits: [
      ["delivery.next_attempt_at < now() - interval '1 minute'", "delivery.next_attempt_at < now() - interval '1 year'"]
    ],
    tests: ['test/webhooks/sweep.test.ts', 'test/webhooks/restored-copy.test.ts']
  }
]
