import t from 'tap'
import { networkOf } from '../../src/limits/client-network.ts'

t.test('A client is counted by its IPv4 address, or by the /64 of its IPv6 address', async (t) => {
  t.equal(networkOf('192.0.2.1'), '192.0.2.1')
  t.equal(networkOf('192.0.2.1:4711'), '192.0.2.1')
  t.equal(networkOf('::ffff:192.0.2.1'), '192.0.2.1')
  t.equal(networkOf('2001:db8::1'), networkOf('[2001:db8::ffff]:4711'))
  t.not(networkOf('2001:db8::1'), networkOf('2001:db8:0:1::1'))
})

t.test('A client that is gone before the answer has no address, and is counted all the same', async (t) => {
  t.equal(networkOf(undefined), '')
})
