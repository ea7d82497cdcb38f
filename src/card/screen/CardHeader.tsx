import type { ReactNode, Ref } from 'react';
import { RecordHeader } from '@/ui/record/RecordHeader';

interface CardHeaderProps {
  title: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** The address of the card. */
  path: string;
  texts: { copyLink: string; linkCopied: string };
  children: ReactNode;
}

/** What a record is called, with the link to its card to copy; facts and actions stand below it. */
export const CardHeader = ({ title, headingRef, path, texts, children }: CardHeaderProps) => (
  <RecordHeader
    title={title}
    headingRef={headingRef}
    link={{ text: `${location.origin}${path}`, label: texts.copyLink, copiedLabel: texts.linkCopied }}
  >
    {children}
  </RecordHeader>
);
