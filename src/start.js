import module from 'node:module'
import { fileURLToPath } from 'node:url'

// Plain JavaScript, so that an older Node than the service needs reads it, and says so instead of showing a stack.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major > 24 || (major === 24 && minor >= 7)) {
  // Half of a start is reading and compiling its modules. Where the folder can't be written, each start does it again.
  module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))
  await import('./server.ts')
} else {
  process.stderr.write(
    `crm-service can't start: it needs Node 24.7 or later, and this is ${process.version}. Install one, or install the packages without --omit=dev, which brings one along.\n`
  )
  process.exitCode = 1
}
