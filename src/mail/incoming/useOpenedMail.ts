import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { mailQueries } from '@/api/mail/mailMessages';
import type { MailMessage } from '@/domain/mail/mailMessage';
import { sameId } from '@/lib/guid';
import { useReadOn } from '@/paged/useReadOn';
import type { Answer } from '@/ui/feedback/answer';
import type { Mails } from './useMails';

/** Where a mail stands in the list, also after it left that because of what was done with it. */
function usePlace(mails: readonly MailMessage[], id: string): { index: number; place: number } {
  const index = mails.findIndex((mail) => sameId(mail.id, id));
  const [last, setLast] = useState({ id, index });
  if (index >= 0 ? last.index !== index || last.id !== id : last.id !== id) setLast({ id, index });
  return { index, place: index >= 0 ? index : last.index };
}

/** The last that was known of a mail, until more is. */
function useHeld(id: string, found: MailMessage | undefined): MailMessage | undefined {
  const [held, setHeld] = useState(found);
  if (found !== undefined && found !== held) setHeld(found);
  return found ?? (held !== undefined && sameId(held.id, id) ? held : undefined);
}

/**
 * The opened mail, of the list as long as it stands there. What leaves the list, since it was picked up, is looked for; until it
 * is found it stays as it was.
 */
export function useOpenedMail({ mails, answer }: Mails, id: string) {
  const { index, place } = usePlace(mails, id);
  const listed = mails[index];
  const isListComing = answer.currentData === undefined && answer.isFetching;
  const isLookedFor = listed === undefined && !isListComing;
  const looked = mailQueries.endpoints.mail.useQuery(isLookedFor ? id : skipToken);
  const mail = useHeld(id, listed ?? looked.currentData);
  const isMissing = mail === undefined;
  const opened: Answer<MailMessage> = {
    currentData: mail,
    error: isMissing ? looked.error : undefined,
    isFetching: looked.isFetching,
    isError: isMissing && looked.isError,
    refetch: looked.refetch,
  };
  /** The one below it; the one that took its place where it left the list. */
  const next = index >= 0 ? mails[index + 1] : mails[Math.max(0, place)];
  /* Beyond the last mail that was read, before somebody wants it. */
  useReadOn(answer, next === undefined);
  return { opened, next };
}
