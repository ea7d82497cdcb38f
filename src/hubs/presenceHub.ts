import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { Presence } from '@/domain/colleagues/presence';
import type { Hub, Pushed } from './hub';

/** The presence of everybody, the user included (001 §7, AMB-179). */
export const presenceEvents = createAction<Pushed<Presence>>('hubs/presence/events');

function decode(_: string, [first]: readonly unknown[]): Presence | null {
  const { success, output } = v.safeParse(Presence, first);
  return success ? output : null;
}

export const presenceHub = {
  name: 'presenceHub',
  needs: [],
  open: 'onDemand',
  connection: 'none',
  events: ['statusUpdated'],
  methods: {},
  endpoint: 'presence',
  invalidates: [],
  decode,
  received: presenceEvents,
} as const satisfies Hub<Presence>;
