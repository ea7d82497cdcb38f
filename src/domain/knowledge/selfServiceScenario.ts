import * as v from 'valibot';
import * as d from '../decode/decode';

/** 002 §9.3. */
export const ScenarioStatus = { Published: 'Published', Archived: 'Archived' } as const;
type ScenarioStatus = (typeof ScenarioStatus)[keyof typeof ScenarioStatus];

/** A service that a customer can arrange in the portal; `icon` is the name of a picture. */
export const SelfServiceScenario = v.object({
  id: d.id,
  name: d.text,
  title: d.text,
  icon: d.optionalText,
  status: d.memberOr<ScenarioStatus>(ScenarioStatus, ScenarioStatus.Archived),
  /** Whether filters offer the scenario (001 §5). */
  showInOverview: d.flag,
  /** Its subject in the knowledge base. */
  thesaurusTagId: d.optionalId,
});
export type SelfServiceScenario = v.InferOutput<typeof SelfServiceScenario>;

export const isPublished = ({ status }: SelfServiceScenario): boolean => status === ScenarioStatus.Published;

/** The start of a session in the portal (001 §3): the packet is posted to the address. */
export const PortalStart = v.object({
  url: v.pipe(v.string(), v.minLength(1)),
  packet: v.pipe(v.string(), v.minLength(1)),
});
export type PortalStart = v.InferOutput<typeof PortalStart>;
