/** How long clients may take over what they send and what they read. */
export type ClientTimeouts = {
  /** Until a request's headers are there, in milliseconds. */
  headersMs: number
  /** A body that has brought less than `leastBodyBytes` after each period of so many milliseconds is given up. */
  bodyMs: number
  leastBodyBytes: number
  /** Until the whole request is there, however steadily it comes, in milliseconds. */
  requestMs: number
  /**
   * A client that has taken less than `leastDownloadBytes` of a file after a period of so many milliseconds, while more of it
   * was ready to be sent, loses the rest.
   */
  downloadMs: number
  leastDownloadBytes: number
  /** An answer of which nothing is taken for so long, in milliseconds, is broken off. */
  stalledAnswerMs: number
  /** When the service stops, answers that take longer than this beyond its grace are broken off, in milliseconds. */
  lastAnswersMs: number
  /** How often Node checks `headersMs` and `requestMs`, in milliseconds. */
  checkMs: number
}

/**
 * A JSON body of the ordinary 256 KiB has 15 seconds. An imported file of 10 MiB has as long as it needs at 256 kbit/s,
 * which is half of a poor uplink; a slower client holds a slot that others wait for. So it is with what is downloaded.
 */
export const defaultClientTimeouts: Readonly<ClientTimeouts> = {
  headersMs: 8_000,
  bodyMs: 15_000,
  leastBodyBytes: 480_000,
  requestMs: 360_000,
  downloadMs: 15_000,
  leastDownloadBytes: 480_000,
  stalledAnswerMs: 60_000,
  lastAnswersMs: 10_000,
  checkMs: 2_000
}
