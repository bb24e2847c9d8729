/** What a cell is read as whose text means nothing, or several things. */
export class Unread {
  /** What is wrong with it, and how to mend it. */
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}
