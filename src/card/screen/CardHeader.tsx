import type { ReactNode, Ref } from 'react';
import { RecordHeader } from '@/ui/record/RecordHeader';

interface CardHeaderProps {
  title: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** The address of the card. */
  path: string;
  texts: { copyLink: string; linkCopied: string };
  /** Comes later, behind the title. */
  late: ReactNode;
  children: ReactNode;
}

/** What a record is called, with the link to its card to copy; facts and actions stand below it. */
export const CardHeader = ({ title, headingRef, path, texts, late, children }: CardHeaderProps) => (
  <RecordHeader
    title={title}
    headingRef={headingRef}
    link={{ text: `${location.origin}${path}`, label: texts.copyLink, copiedLabel: texts.linkCopied }}
    late={late}
  >
    {children}
  </RecordHeader>
);
