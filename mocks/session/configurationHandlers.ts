import type { Handlers } from '../backend/backend';
import { session } from '../backend/demands';

const sections: Readonly<Record<string, object>> = {
  general: { organisation: 'Woonstichting De Waterlelie', theme: 'blue' },
  repairrequest: { daysAhead: 21, urgentNumber: '020-1234599', allowAnonymous: true },
  mail: { sender: 'info@corporatie.example', signature: null, maxAttachmentMb: 10 },
  selfservice: { url: 'https://mijn.corporatie.example', loginMethods: ['digid', 'wachtwoord'] },
};

const agentSettings: Readonly<Record<string, unknown>> = { defaultChannel: 'Phone', pageSize: 10 };

const valueOf = <T>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** The settings of the organisation, and of its agents. */
export const configurationHandlers: Handlers = {
  'GET /api/v1/config/:section': session(({ param }) => valueOf(sections, param('section')) ?? {}),
  'GET /api/v1/agent/config/:name': session(({ param }) => valueOf(agentSettings, param('name')) ?? null),
};
