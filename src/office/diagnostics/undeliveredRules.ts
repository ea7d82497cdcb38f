import type { UndeliveredFilter } from '@/api/diagnostics/undelivered';
import { DeliveryStatus, type UndeliveredMessage } from '@/domain/diagnostics/undeliveredMessage';
import { undeliveredTexts as texts } from './undeliveredTexts';

/** The value for any status in the address. Without a status the list holds failed messages, which need action. */
const ANY = 'All';

export const STATUS_CHOICES = [
  DeliveryStatus.Failed,
  DeliveryStatus.Retrying,
  DeliveryStatus.Resolved,
  null,
] as const;

export function filterInAddress(search: URLSearchParams): UndeliveredFilter {
  const named = search.get('status');
  const status = Object.values(DeliveryStatus).find((one) => one === named) ?? DeliveryStatus.Failed;
  return { status: named === ANY ? null : status, scopeId: search.get('scopeId') || null };
}

export function addressOf({ status, scopeId }: UndeliveredFilter): string {
  const search = new URLSearchParams();
  if (status !== DeliveryStatus.Failed) search.set('status', status ?? ANY);
  if (scopeId !== null) search.set('scopeId', scopeId);
  return search.toString();
}

/** The message type if the body names it; otherwise its destination. */
export function messageTitle({ message }: UndeliveredMessage): string {
  const type = /"type"\s*:\s*"([^"\\]{1,120})"/.exec(message?.body ?? '')?.[1];
  return type ?? message?.queueName ?? message?.metaData?.application ?? texts.nameless;
}

/** The first line of an exception, without its stack trace. */
export const firstLine = (text: string | null): string | null => text?.trim().split(/\r?\n/, 1)[0] || null;
