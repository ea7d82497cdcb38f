import { useState } from 'react';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDraft } from '@/core/drafts/useDraft';
import { to as address } from '@/core/paths';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { mailCopyRequested } from '../work/mailActions';
import { COPY_SURFACE, copyId, mailKey } from '../work/mailKeys';
import { readAddresses, receiversOf, type TypedReceivers } from '../addresses';
import { outgoingTexts as texts } from '../outgoingTexts';

export const RECEIVER_KINDS = ['to', 'cc', 'bcc'] as const;

const Typed = v.object({ to: v.string(), cc: v.string(), bcc: v.string() });
const isTyped = (kept: unknown): kept is TypedReceivers => v.is(Typed, kept);

type Problems = Partial<Record<keyof TypedReceivers, string>>;

/** Names texts that are not addresses, and requires at least one receiver. */
function problemsOf(typed: TypedReceivers): Problems {
  const problems: Problems = {};
  for (const kind of RECEIVER_KINDS) {
    const { wrong } = readAddresses(typed[kind]);
    if (wrong.length > 0) problems[kind] = texts.wrong(wrong);
  }
  if (readAddresses(typed.to).valid.length === 0) problems.to ??= texts.noReceiver;
  return problems;
}

/** The receivers of a copy of a mail; problems are shown after the first attempt. */
export function useCopyForm({ dialog, onClose }: DialogProps<'mailCopy'>) {
  const { copy, mailId, subject, receivers: proposed } = dialog;
  const dispatch = useDispatch();
  const { to, cc, bcc } = proposed;
  const initial = { to: to.join(', '), cc: cc.join(', '), bcc: bcc.join(', ') };
  const draft = useDraft<TypedReceivers>(COPY_SURFACE, copyId(copy, mailId), initial, {
    isValue: isTyped,
    label: { title: texts.draft(subject), href: address.outgoingMail(mailId) },
  });
  const submission = useDialogSubmission(mailKey(copy, mailId), onClose);
  const [isTried, setTried] = useState(false);
  const problems = problemsOf(draft.value);
  const { receivers, doubled } = receiversOf(draft.value);
  return {
    draft,
    submission,
    problems: isTried ? problems : {},
    count: receivers.to.length + receivers.cc.length + receivers.bcc.length,
    doubled,
    send: () => {
      setTried(true);
      if (submission?.status === 'sending' || Object.keys(problems).length > 0) return;
      draft.keep();
      dispatch(mailCopyRequested({ copy, id: mailId, receivers }));
    },
  };
}
