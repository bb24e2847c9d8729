import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { wordsOf } from '../words.ts'
import { Buttons } from './alert.tsx'

/** Puts a text on the clipboard. `what` says for whom it isn't seen what is copied, such as *id*. */
export function CopyButton({ text, what }: { text: string; what?: string }) {
  const [said, setSaid] = useState('')
  const press = async () => {
    // The clipboard is there on https and on this machine alone.
    const refused = 'Select and copy it yourself: the browser refuses'
    const copied = await navigator.clipboard?.writeText(text).then(
      () => 'Copied',
      () => refused
    )
    setSaid(copied ?? refused)
    setTimeout(() => setSaid(''), 3_000)
  }
  return (
    <>
      <Buttons class="small" what={what} of={{ Copy: press }} />
      <span role="status">{said}</span>
    </>
  )
}

/** A secret that is shown once, with *Copy*; it leaves the page with the dialog it stands in. */
export function SecretField({ label, value }: { label: string; value: string }) {
  const id = useId()
  const select = ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="row">
        <input {...{ id, value, readOnly: true, autocomplete: 'off', spellcheck: false }} onFocus={select} />
        <CopyButton text={value} />
      </div>
    </div>
  )
}

/** Lines to paste, with *Copy*. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <figure class="code">
      <figcaption>
        {label} <CopyButton text={code} what={`the lines for ${label}`} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  )
}

/** An id, short, with its whole as title and on the clipboard. */
export function ShortId({ id }: { id: string }) {
  return (
    <span class="id">
      <code title={id}>…{id.slice(-6)}</code> <CopyButton text={id} what={`id ${id}`} />
    </span>
  )
}

const seconds = { minute: 60, hour: 3_600, day: 86_400 }
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' })

/** A time as people read it: how long ago, or the day where that was more than a week; the title says it exactly. */
export function Time({ at, none = 'Never' }: { at: string | null | undefined; none?: string }) {
  if (!at) return <span class="none">{none}</span>
  const date = new Date(at)
  return (
    <time dateTime={at} title={exact.format(date)}>
      {describeTime(date)}
    </time>
  )
}

function describeTime(date: Date): string {
  const from = Math.round((date.getTime() - Date.now()) / 1_000)
  const distance = Math.abs(from)
  if (distance >= 8 * seconds.day) return days.format(date)
  const unit = (['day', 'hour', 'minute'] as const).find((one) => distance >= seconds[one])
  return unit ? relative.format(Math.trunc(from / seconds[unit]), unit) : relative.format(from, 'second')
}

/** An address that leads somewhere only where it is one of the web. */
export function WebAddress({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return <span>{url}</span>
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {url}
    </a>
  )
}

/** A state in a word, with a colour that says the same. */
export function State({ word, tone = 'calm' }: { word: string; tone?: 'good' | 'bad' | 'calm' }) {
  return <span class={`state ${tone}`}>{word}</span>
}

/** One of two states. */
export function Flag({ is, words: [yes, no] }: { is: boolean; words: [string, string] }) {
  return <State word={is ? yes : no} tone={is ? 'good' : 'calm'} />
}

type FiguresProps = {
  of: Record<string, ComponentChildren> | [term: string, figure: ComponentChildren][]
  isLarge?: boolean
}

/** Facts or figures by what they are of; in a list two may be called alike. */
export function Figures({ of, isLarge = false }: FiguresProps) {
  return (
    <dl class={isLarge ? 'figures' : undefined}>
      {(Array.isArray(of) ? of : Object.entries(of)).map(([term, figure], at) => (
        <div key={`${at} ${term}`}>
          <dt>{term}</dt>
          <dd>{typeof figure === 'number' ? figure.toLocaleString('en') : figure}</dd>
        </div>
      ))}
    </dl>
  )
}

type SectionProps = { title: ComponentChildren; name?: string; children: ComponentChildren }

/** A part of a room below its heading, as a landmark where it has a `name`. What may be done comes first, with the class `actions`. */
export function Section({ title, name, children }: SectionProps) {
  return (
    <section aria-label={name}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

type KindTabsProps = { room: string; kinds: readonly string[]; at: string; more?: Record<string, string> }

/** The kinds of records that a room has, and what else, by what stands for it in the address. */
export function KindTabs({ room, kinds, at, more = {} }: KindTabsProps) {
  const tabs = [...kinds.map((kind) => [kind, wordsOf(kind)]), ...Object.entries(more)]
  return (
    <nav aria-label="Kinds of records" class="row">
      {tabs.map(([path, word]) => (
        <a key={path} href={`/console/${room}/${path}`} aria-current={path === at ? 'page' : undefined}>
          {word}
        </a>
      ))}
    </nav>
  )
}

/** What to read where there are no records of a kind. */
export function NoneYet({ what }: { what: string }) {
  return (
    <>
      There are no {what} yet. <a href="/console/import">Import</a> brings them over from a file.
    </>
  )
}

/** That a moment of the past isn't known. */
export function NotInLog({ oldest }: { oldest: number }) {
  return (
    <p class="notice" role="alert">
      What there was then is not in the log, or not any more: it begins behind change {oldest}.
    </p>
  )
}
