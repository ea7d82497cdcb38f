import type { ComponentProps } from 'react';
import { Pages } from '@/kit/paged/Pages';
import type { Announcement } from '@/domain/announcements/announcement';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { MegaphoneIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import { AnnouncementList } from './AnnouncementList';
import { announcementsTexts as texts } from './announcementsTexts';

interface AnnouncementPagesProps {
  answer: ComponentProps<typeof Pages<Announcement>>['answer'];
  empty?: string;
}

export const AnnouncementPages = ({ answer, empty = texts.empty }: AnnouncementPagesProps) => (
  <Pages answer={answer} failed={texts.failed}>
    {(announcements, total) =>
      total === 0 ? (
        <EmptyState icon={MegaphoneIcon} title={empty} />
      ) : (
        <Section title={texts.list} aside={texts.count(total)}>
          <AnnouncementList announcements={announcements} />
        </Section>
      )
    }
  </Pages>
);
