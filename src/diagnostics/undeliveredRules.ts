import type { UndeliveredFilter } from '@/api/diagnostics/undelivered';
import { DeliveryStatus, type UndeliveredMessage } from '@/domain/diagnostics/undeliveredMessage';
import { undeliveredTexts as texts } from './undeliveredTexts';

/** In the address: any status. Without one the list holds what failed, which is what somebody has to do something about. */
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

/** What kind of message it is, where its body says so; else where it was on its way to. */
export function messageTitle({ message }: UndeliveredMessage): string {
  const type = /"type"\s*:\s*"([^"\\]{1,120})"/.exec(message?.body ?? '')?.[1];
  return type ?? message?.queueName ?? message?.metaData?.application ?? texts.nameless;
}

/** What went wrong, without where in the program that was. */
export const firstLine = (text: string | null): string | null => text?.trim().split(/\r?\n/, 1)[0] || null;
