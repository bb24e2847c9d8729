/** Every rule that the contract is held to between releases; the ids are stable, so that people can speak of them. */
export const rules = {
  'operation-removed': 'The operation is gone, and it had not been deprecated.',
  'operation-removed-early': 'The deprecated operation is gone before its sunset.',
  'operation-id-renamed': 'The operation has another id; methods of generated clients are named by it.',
  'sunset-moved-earlier': 'The operation ends earlier than was announced.',
  'sunset-too-soon': 'Clients hear of the end with this release, and then have less than the promised year.',

  'security-added': 'The operation was public and now asks for a credential.',
  'security-scope-raised': 'A credential that was enough no longer is.',
  'security-scheme-removed': 'This kind of credential is no longer taken.',
  'security-scheme-changed': 'The credential has to be sent in another way.',

  'parameter-removed': 'The parameter is gone; requests that send it are refused.',
  'parameter-required': 'The parameter must now be sent.',
  'parameter-serialization-changed': 'The parameter is written in another way.',
  'request-body-required': 'A body must now be sent.',
  'request-media-type-removed': 'Bodies of this media type are no longer taken.',
  'request-size-lowered': 'Bodies of a size that was taken are refused.',
  'request-property-removed': 'The property is gone; bodies that hold it are refused.',
  'request-property-required': 'The property must now be sent.',
  'request-property-read-only': 'Whether the property is taken or ignored has changed.',
  'request-properties-closed': 'Unknown properties were taken and are now refused.',
  'request-type-changed': 'Values of a type that was taken are refused.',
  'request-null-refused': 'null was taken and is now refused.',
  'request-enum-value-removed': 'A value that was taken is refused.',
  'request-limit-narrowed': 'Values beyond the new limit were taken and are now refused.',
  'request-pattern-changed': 'Texts that were taken may no longer match.',
  'request-format-changed': 'Values that were taken may no longer have the format.',
  'request-default-changed': 'Who leaves the value out now gets something else.',
  'request-schema-changed': 'The schema changed in a way that this check cannot weigh.',

  'success-status-removed': 'Success is no longer answered with this status.',
  'response-media-type-removed': 'Answers no longer come in this media type.',
  'response-header-removed': 'The header is no longer sent.',
  'response-header-optional': 'The header was always sent and now may be missing.',
  'response-property-removed': 'The property is no longer answered.',
  'response-property-optional': 'The property was always answered and now may be missing.',
  'response-type-changed': 'Answers may hold a type that they never did.',
  'response-null-added': 'The value may now be null.',
  'response-enum-value-added': 'Answers may hold a value that a closed list did not have.',
  'response-made-extensible': 'A closed list is now one that may grow (x-extensible).',
  'response-format-changed': 'Values no longer have the format that was promised.',
  'response-schema-changed': 'The schema changed in a way that this check cannot weigh.',

  'event-removed': 'The event is no longer sent.',
  'event-header-removed': 'Deliveries no longer carry the header.',
  'event-header-optional': 'Deliveries always carried the header and now may not.',
  'event-media-type-removed': 'Deliveries no longer come in this media type.'
} as const

export type Rule = keyof typeof rules

/** One thing that breaks clients of the released contract. */
export type Finding = {
  rule: Rule
  /** JSON Pointer into the contract; of what a reference leads to, where it is defined, not where it is used. */
  location: string
  /** One sentence, and the two values where there are two. */
  message: string
}
