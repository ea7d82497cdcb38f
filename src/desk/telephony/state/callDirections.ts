import type { PhoneCall } from '@/domain/telephony/phone';
import { Direction } from '@/domain/contacts/contactMoment';
import { isSameNumber } from '@/lib/phone';
import { lookUp } from '@/lib/values';
import { callIdOf, stageOf } from './callStage';

export type CallDirections = Readonly<Record<string, Direction>>;

/**
 * Returns the direction of a call that is seen for the first time. A ringing call is inbound and a dialling one is
 * outbound. An established one is outbound if it has the dialled number; otherwise its direction is unknown.
 */
export function directionOf(call: PhoneCall, dialled: string | null): Direction | null {
  const stage = stageOf(call);
  if (stage === 'ringing') return Direction.Inbound;
  if (stage === 'dialing') return Direction.Outbound;
  return stage === 'going' && dialled !== null && isSameNumber(call.number, dialled)
    ? Direction.Outbound
    : null;
}

/** Returns the directions of the current calls; a known direction is kept. */
export function directionsOf(
  calls: readonly PhoneCall[],
  before: CallDirections,
  dialled: string | null,
): CallDirections {
  const directions: Record<string, Direction> = {};
  for (const call of calls) {
    const id = callIdOf(call);
    const direction = lookUp(before, id) ?? directionOf(call, dialled);
    if (direction !== null) directions[id] = direction;
  }
  return directions;
}
