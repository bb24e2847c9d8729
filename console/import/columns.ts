import { choices } from '../../generated/choices.ts'
import type { NameOrder } from './names.ts'
import { addressOf, type ColumnProfile, type Kind } from './profile.ts'

// Which column of the service each column of a file means, as its header and its values tell.

/** What a column of a file may go to: a column as the template names it. */
export type Column = { name: string; label?: string | undefined }

/**
 * A header in the form in which it is compared: without regard to case, accents, blanks and punctuation. The service compares headers so, too,
 * but knows fewer names.
 */
export function headerKey(header: string): string {
  return header
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[ßøœæł]/g, (letter) => plainLetters[letter] ?? letter)
}

const plainLetters: Record<string, string> = { ß: 'ss', ø: 'o', œ: 'oe', æ: 'ae', ł: 'l' }

/**
 * Other names of columns, the likeliest first: as other products write them, then in German, French, Spanish and Dutch. A column that two
 * kinds of records mean differently stands here by kind.
 */
const otherNames = readWords(`
first_name: first name|given name|forename|fname|vorname|prénom|nombre|nombre de pila|voornaam
last_name: last name|family name|surname|lname|nachname|familienname|nom|nom de famille|apellido|apellidos|achternaam|name|naam
email: e-mail|email address|e-mail address|e-mail 1 value|email work|primary email|work email|e-mail-adresse|adresse e-mail|courriel|correo|correo electrónico|e-mailadres|email home|email other
phone: phone number|telephone|telephone number|business phone|work phone|phone work|phone 1 value|telefon|telefonnummer|telefon geschäftlich|téléphone|teléfono|telefoon|telefoonnummer|company main phone|phone home|home phone|phone other|other phone
mobile: mobile phone|mobile phone number|mobile number|cell|cell phone|phone mobile|mobil|mobiltelefon|handy|portable|téléphone portable|móvil|celular|mobiel|mobiele telefoon|phone 2 value
title: job title|position|organization title|organization 1 title|jobtitle|funktion|berufsbezeichnung|fonction|poste|cargo|puesto|functie|title|titel|titre|título
department: department|organization department|organization 1 department|abteilung|service|département|departamento|afdeling
company_name: company|company name|account name|account|company account|organization name|organization 1 name|organization|organisation|associated company|primary associated company|firma|unternehmen|accountname|société|entreprise|empresa|bedrijf|bedrijfsnaam
company_domain: company domain|company domain name
companies.name: company name|account name|organization name|organization|organisation|company|account|firma|firmenname|unternehmen|accountname|société|entreprise|nom|raison sociale|empresa|nombre|razón social|bedrijf|bedrijfsnaam|naam
domain: company domain name|company domain|website domain|domäne|domaine|dominio|domein
industry: industry|branche|industrie|secteur|secteur d’activité|sector|industria|bedrijfstak
description: about us|about|beschreibung|descripción|beschrijving|omschrijving
employee_count: number of employees|employees|no of employees|people count|headcount|mitarbeiter|mitarbeiterzahl|anzahl mitarbeiter|effectif|nombre d’employés|empleados|número de empleados|medewerkers|aantal medewerkers
annual_revenue: annual revenue|revenue|umsatz|jahresumsatz|chiffre d’affaires|ingresos|ingresos anuales|facturación|omzet|jaaromzet
website: website url|web page|web site|url|website 1 value|webseite|internetseite|site web|sitio web|página web
network_url: linkedin company page|linkedin|linkedin url|professional network page
address: street address|street|business street|mailing street|billing street|address 1 street|full combined address of address|straße|anschrift|straße geschäftlich|rue|adresse|calle|dirección|straat|adres|home street|other street
city: city|town|business city|mailing city|billing city|address 1 city|city town village locality of address|ort|stadt|ort geschäftlich|ville|ciudad|plaats|woonplaats|home city|other city
state: state region|state province|region|business state|mailing state|mailing state province|billing state|billing state province|address 1 region|state county of address|bundesland|region geschäftlich|région|département|estado|provincia|provincie|home state|other state
country: country region|business country region|business country|mailing country|billing country|address 1 country|country of address|land|land region|land region geschäftlich|pays|país|home country region|home country|other country
postal_code: zip|zip code|zip postal code|postal code|postcode|business postal code|mailing zip postal code|mailing postal code|billing zip postal code|billing postal code|address 1 postal code|zip postal code of address|plz|postleitzahl|postleitzahl geschäftlich|code postal|código postal|home postal code|other postal code
lifecycle_stage: lifecycle stage|lebenszyklusphase|phase du cycle de vie|etapa del ciclo de vida|levenscyclusfase
lead_source: lead source|original source|source|quelle|leadquelle|herkunft|origine|origen|herkomst|bron
tags: tags|labels|label|categories|group membership|schlagwörter|kategorien|étiquettes|catégories|etiquetas|trefwoorden
notes: note|comments|remarks|notizen|bemerkungen|anmerkungen|remarques|notas|observaciones|notities|opmerkingen|description
deals.name: deal name|opportunity name|deal title|title|deal|opportunity|name der opportunity|titel|nom de l’opportunité|nom|nombre|nombre del negocio|naam
value: amount|deal value|betrag|wert|summe|montant|valeur|importe|valor|monto|bedrag|waarde
currency: currency of value|deal currency|amount currency|currency code|währung|devise|moneda|divisa|valuta
probability: deal probability|win probability|wahrscheinlichkeit|probabilité|probabilidad|waarschijnlijkheid|kans
expected_close_date: close date|expected close|closing date|schlusstermin|abschlussdatum|erwarteter abschluss|date de clôture|fecha de cierre|sluitingsdatum|verwachte sluitingsdatum
actual_close_date: won time|closed at|closed date|closed on
stage_name: deal stage|stage|phase|dealphase|étape|étape de la transaction|etapa|etapa del negocio|fase|dealfase
pipeline_name: pipeline|deal pipeline|pijplijn
contact_email: associated contact email|contact e-mail|contact|associated contact|primary contact|contact person|contact name|ansprechpartner|kontakt
deal_name: deal|associated deal|opportunity|opportunity name|deal title
activity_type: type|task type|call type|activity|typ|art|soort
subject: call title|meeting name|task title|email subject|title|name|betreff|titel|sujet|objet|asunto|onderwerp
body: call notes|meeting description|task notes|note body|email body|note|notes|comments|full comments|description|public description|internal notes|beschreibung|notizen|commentaires|notas|notities
scheduled_at: activity date|meeting start time|start time|start date|start|date|datum|beginn|beginn am|fecha|date de début
completed_at: marked as done time|completed date|completed date time|completed on|completed|erledigt am
due_date: due date|due|deadline|fälligkeitsdatum|fällig am|échéance|date d’échéance|fecha de vencimiento|vervaldatum
status: deal status|task status|activity status|done|meeting outcome|état|estado
priority: priorität|priorité|prioridad|prioriteit
owner_email: owner|contact owner|company owner|deal owner|account owner|opportunity owner|activity assigned to|assigned to|assigned to user|assigned|inhaber|zuständig|zuständiger|kontaktinhaber|accountinhaber|inhaber der opportunity|propriétaire|propietario|eigenaar
`)

/** A table of words: a line each, with those that mean the first one behind it. */
function readWords(table: string): Map<string, string[]> {
  const lines = table.trim().split('\n')
  return new Map(lines.map((line) => line.split(': ')).map(([word = '', others = '']) => [word, others.split('|')]))
}

/** Where a column with full names goes: into both, which the page makes of it before the file is sent. */
export const fullName = 'first_name + last_name'

/** Names of columns with full names, in comparable form. Some of them name one of both where the other one is there, too. */
const fullNames =
  'name|full name|display name|contact|contact name|kontakt|kontaktname|ansprechpartner|vollständiger name|nachname vorname|vorname nachname|nom|nom complet|nom et prénom|prénom et nom|nombre|nombre completo|nombre y apellidos|apellidos y nombre|naam|volledige naam|first and last name|last name first name|file as'
    .split('|')
    .map(headerKey)

/** Which part of full names is the last one, as their header has it. */
export function proposeOrder(header: string): NameOrder {
  if (/^(?:nom et pr|apellidos y n|nachname|last)/i.test(header)) return 'firstWord'
  return /nombre/i.test(header) ? 'allButFirst' : 'lastWord'
}

/** What stands before a column's own name in files of one kind of record, and says no more than that kind. */
const ownPrefix: Record<Kind, RegExp> = {
  contacts: /^(?:contact|person|lead) /,
  companies: /^(?:company|account|organi[sz]ation) /,
  deals: /^(?:deal|opportunity) /,
  activities: /^(?:activity|task|call|meeting|event) /
}

/** The forms in which a header is looked up, each less sure than the one before it. */
function formsOf(kind: Kind, header: string): string[] {
  // `Person - Phone - Work`
  const inner = header.replace(/^\p{L}+ - /u, '')
  const plain = inner.replace(/\(.*?\)|\[.*?\]/g, ' ')
  const short = plain.trim().toLowerCase().replace(ownPrefix[kind], '')
  return [...new Set([header, inner, plain, short].map(headerKey))].filter((form) => form !== '')
}

/** How many ranks a less sure form of a header lies behind, and a column of the file that is empty. */
const [lessSure, muchLessSure] = [100, 10_000]

/**
 * The column that each column of a file means, `''` where none is proposed: first by its header, as long as its values could be such, then by its
 * values alone. Never two to one; where two could be meant the likelier one gets it, and a filled one before an empty one.
 */
export function proposeColumns(kind: Kind, columns: Column[], profiles: ColumnProfile[]): string[] {
  const names = columns.map(({ name }) => name)
  const ranks = columns.map((column) => ranksOf(kind, column))
  const pairs = profiles.flatMap((profile, at) =>
    ranks.flatMap((ranked, column) => {
      const name = names[column] ?? ''
      const rank = Math.min(
        ...formsOf(kind, profile.header).map((form, sure) => (ranked.get(form) ?? Infinity) + sure * lessSure)
      )
      if (rank === Infinity || !couldBe(kind, name, profile)) return []
      return { at, name, rank: rank + (profile.filled === 0 ? muchLessSure : 0) }
    })
  )
  const proposed = profiles.map(() => '')
  for (const { at, name } of pairs.toSorted((one, other) => one.rank - other.rank)) {
    if (proposed[at] === '' && !proposed.includes(name)) proposed[at] = name
  }
  if (kind === 'contacts') proposeFullName(profiles, proposed)
  for (const [name, test] of byValues[kind]) {
    if (!names.includes(name) || proposed.includes(name)) continue
    const found = profiles.flatMap((profile, at) => (proposed[at] === '' && isSuch(name, test, profile) ? at : []))
    const [first] = found
    if (first !== undefined && (found.length === 1 || isAddress(name))) proposed[first] = name
  }
  return proposed
}

/** Where one of both names has no column, or both are empty: the column that has them together. */
function proposeFullName(profiles: ColumnProfile[], proposed: string[]): void {
  const own = ['first_name', 'last_name'].map((name) => proposed.indexOf(name))
  const isLacking = own.includes(-1)
  if (!isLacking && own.some((at) => (profiles[at]?.filled ?? 0) > 0)) return
  const whole = profiles.findIndex(
    ({ header, filled }, at) =>
      (proposed[at] === '' || own.includes(at)) &&
      (isLacking || filled > 0) &&
      formsOf('contacts', header).some((form) => fullNames.includes(form))
  )
  if (whole < 0) return
  for (const at of own) if (at >= 0) proposed[at] = ''
  proposed[whole] = fullName
}

/** The names of a column in comparable form, with how likely each means it: the lowest first. */
function ranksOf(kind: Kind, { name, label }: Column): Map<string, number> {
  const others = (otherNames.get(`${kind}.${name}`) ?? otherNames.get(name) ?? []).map(headerKey)
  const own = headerKey(name.replace(/^custom\./, ''))
  // A name that is in the list, too, has its place there: Outlook's `Title` is how somebody is addressed.
  const all = [...(others.includes(own) ? [] : [own]), ...(label ? [headerKey(label)] : []), ...others]
  const ranks = new Map<string, number>()
  for (const [rank, form] of all.entries()) if (!ranks.has(form)) ranks.set(form, rank)
  if (name.startsWith('custom.')) ranks.set(headerKey(name), 0)
  return ranks
}

const atLeast = (share: number) => (profile: ColumnProfile, test: keyof ColumnProfile['counts']) =>
  profile.filled === 0 || (profile.counts[test] ?? 0) >= share * profile.looked
const half = atLeast(0.5)
const most = atLeast(0.8)
const isAddress = (name: string) => name.endsWith('email')

/** Whether the values could be such as the column takes. Of what is mandatory the page has to ask anyway, so that is always possible. */
function couldBe(kind: Kind, name: string, profile: ColumnProfile): boolean {
  const { samples } = profile
  const words = wordsOf[name]
  const isEach = (test: RegExp) => samples.length > 0 && samples.every((sample) => test.test(sample))
  if (name === 'contact_email' && half(profile, 'named address')) return true
  if (/^(?:contact_)?email$|^other_contact_emails$/.test(name)) return half(profile, 'address')
  if (name === 'owner_email') return !isEach(/^[0-9A-Za-z]*\d[0-9A-Za-z]*$/)
  if (/^(?:company_)?domain$/.test(name)) return half(profile, 'host')
  if (/^\w+_id$/.test(name)) return half(profile, 'uuid')
  // HubSpot writes shares of 1.
  if (name === 'probability' && samples.some((sample) => /^0[.,]\d/.test(sample))) return false
  if (/_count$|_revenue$|^value$|^probability$|_(?:at|date)$/.test(name)) return half(profile, 'digit')
  if (words && samples.length > 0) {
    const isKnown = samples.some((sample) => words.includes(headerKey(sample)))
    return isKnown || readOtherwise[name]?.(kind, profile) !== undefined
  }
  if (name === 'title') return !isEach(salutation)
  if (name === 'company_name' || name === 'deal_name') return !half(profile, 'number') || profile.filled === 0
  return true
}

const salutation = /^(?:mr|mrs|ms|miss|dr|prof|herr|frau|m|mme|mlle|sr|sra|dhr|mevr)\b/i

/** Words that columns take, in comparable form; a file of others would be refused row by row. */
const wordsOf: Record<string, string[]> = {
  status: [...choices.DealStatus, ...choices.ActivityStatus].map(headerKey),
  priority: choices.ActivityPriority.map(headerKey),
  lifecycle_stage: choices.LifecycleStage.map(headerKey)
}

/** Whether a word is a type of activities. */
export function isActivityType(word: string): boolean {
  return choices.ActivityType.some((type) => type === headerKey(word))
}

/** Words of other products for an activity's status. */
const statusWords = readWords(`
completed: done|complete|closed|held|yes|true|1|erledigt|abgeschlossen|terminé|fait|hecho|completada|voltooid|gereed
pending: to do|open|planned|scheduled|not started|in progress|waiting|deferred|no|false|0|offen|geplant|à faire|pendiente|te doen
cancelled: canceled|abgesagt|storniert|annulé|cancelada|geannuleerd
`)
const statuses = new Map([...statusWords].flatMap(([status, words]) => words.map((word) => [headerKey(word), status])))

/** The status of an activity that a word means; the word itself where that isn't known. */
const statusOf = (word: string) => statuses.get(headerKey(word)) ?? word

/** Columns whose cells the page reads in a way that the service doesn't: how, where the values of a file's column are such. */
export const readOtherwise: Record<string, (kind: Kind, of: ColumnProfile) => ((cell: string) => string) | undefined> =
  {
    contact_email: (_, { counts }) => (counts['named address'] ? addressOf : undefined),
    status: (kind, { options }) =>
      kind === 'activities' && [...options.values()].some((word) => statusOf(word) !== word) ? statusOf : undefined
  }

/** Words for each type of activities, as they stand in names of files and columns. */
const typeWords: [type: (typeof choices.ActivityType)[number], words: RegExp][] = [
  ['call', /call|anruf|appel|llamada/i],
  ['meeting', /meeting|besprechung|termin|réunion|reunión|vergadering|afspraak|event/i],
  ['task', /task|aufgabe|tâche|tarea|taak/i],
  ['email', /e-?mail/i],
  ['note', /note|notiz|nota/i]
]

/** The type of all activities of a file, as its name and its first telling header say; `''` where none does. */
export function proposeType(names: string[]): string {
  const [type = ''] = names.flatMap((name) => typeWords.find(([, words]) => words.test(name))?.[0] ?? [])
  return type
}

/** What values alone tell, by kind, in the order in which it is looked for. */
const byValues: Record<Kind, [name: string, test: keyof ColumnProfile['counts']][]> = {
  contacts: [['email', 'address']],
  companies: [
    ['domain', 'host'],
    ['website', 'url']
  ],
  deals: [
    ['contact_email', 'address'],
    ['expected_close_date', 'day'],
    ['value', 'money']
  ],
  activities: [
    ['contact_email', 'address'],
    ['due_date', 'day']
  ]
}

/** Whether a column's values are likely such; an address with a path is no domain. */
function isSuch(name: string, test: keyof ColumnProfile['counts'], profile: ColumnProfile): boolean {
  return profile.filled > 0 && most(profile, test) && !(name === 'domain' && half(profile, 'url'))
}
