import type { ReactNode, Ref } from 'react';
import { RecordHeader } from '@/ui/record/RecordHeader';

interface CardHeaderProps {
  title: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** The address of the card. */
  path: string;
  texts: { copyLink: string; linkCopied: string };
  /** Content that loads later, in its reserved place behind the title. */
  late: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** The name of a record with the link to its card; the actions are on the same line where there is room. */
export const CardHeader = ({ title, headingRef, path, texts, late, actions, children }: CardHeaderProps) => (
  <RecordHeader
    title={title}
    headingRef={headingRef}
    link={{ text: `${location.origin}${path}`, label: texts.copyLink, copiedLabel: texts.linkCopied }}
    late={late}
    beside={actions}
    isTitleWhole
  >
    {children}
  </RecordHeader>
);
