import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** A shell that takes commands as they are typed, in a process group of its own, as the window of a terminal has one. */
export type Terminal = {
  /** Types a command and resolves with what it printed, once it is done; rejects where it fails or takes too long. */
  run: (command: string, timeoutMs: number) => Promise<string>
  /** Types a command that stays in the foreground. */
  start: (command: string) => void
  /** Resolves when everything printed so far, both streams in one, matches; rejects at the end of the shell or of the time. */
  waitFor: (pattern: RegExp, timeoutMs: number) => Promise<RegExpExecArray>
  /** Everything printed so far. */
  output: () => string
  /** Ctrl-C, then the window is closed; rejects where something of it doesn't end by itself. */
  close: () => Promise<void>
}

const stopTimeoutMs = 30_000

/** Opens one in a folder. Its environment is `env`, and nothing else. */
export function openTerminal(cwd: string, env: NodeJS.ProcessEnv): Terminal {
  const shell = spawn('sh', [], { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] })
  let output = ''
  let isOver = false
  const onText = (text: string) => {
    output += text
  }
  for (const stream of [shell.stdout, shell.stderr]) stream.setEncoding('utf8').on('data', onText)
  // What is typed into a window that is gone is of no consequence: waiting for it fails, with what was printed last.
  shell.stdin.on('error', () => {})
  const onEnd = () => {
    isOver = true
  }
  shell.on('error', onEnd)
  shell.on('exit', onEnd)

  const waitFor: Terminal['waitFor'] = async (pattern, timeoutMs) => {
    for (const until = Date.now() + timeoutMs; ; await sleep(20)) {
      const match = pattern.exec(output)
      if (match) return match
      if (isOver || Date.now() > until) {
        const reason = isOver ? 'the shell ended' : `nothing like it within ${timeoutMs / 1000} s`
        throw new Error(`waited for ${pattern}: ${reason}; printed last:\n${output.slice(-2_000)}`)
      }
    }
  }
  const start: Terminal['start'] = (command) => {
    shell.stdin.write(`${command}\n`)
  }
  return {
    waitFor,
    start,
    output: () => output,
    run: async (command, timeoutMs) => {
      const mark = randomUUID()
      const from = output.length
      start(`${command}\nprintf '\\n%s %s\\n' ${mark} $?`)
      const { 1: status, index } = await waitFor(new RegExp(`\\n${mark} (\\d+)\\n`), timeoutMs)
      const printed = output.slice(from, index)
      if (status !== '0') throw new Error(`${command}\nended with ${status}:\n${printed.slice(-2_000)}`)
      return printed
    },
    close: async () => {
      if (shell.pid === undefined) return
      shell.stdin.end()
      signalGroup(shell.pid, 'SIGINT')
      const until = Date.now() + stopTimeoutMs
      while (signalGroup(shell.pid, 0)) {
        if (Date.now() > until) {
          signalGroup(shell.pid, 'SIGKILL')
          throw new Error(
            `Ctrl-C did not end it within ${stopTimeoutMs / 1000} s; printed last:\n${output.slice(-2_000)}`
          )
        }
        await sleep(50)
      }
    }
  }
}

/** Whether there was somebody left to signal. */
function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal)
  } catch {
    return false
  }
}
