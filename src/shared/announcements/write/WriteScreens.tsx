import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { announcementQueries } from '@/api/announcements/announcements';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { useStillThere } from '@/core/hooks/useStillThere';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { to } from '@/core/paths';
import type { Announcement } from '@/domain/announcements/announcement';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { FormScreen, FormWaiting } from '@/ui/fields/FormScreen';
import { SearchIcon } from '@/ui/icons';
import { BackLink } from '@/ui/record/BackLink';
import { announcementsTexts } from '../announcementsTexts';
import { announcementsTitles as titles } from '../announcementsTitles';
import { useWriteForm } from './useWriteForm';
import styles from './Write.module.css';
import { EMPTY_FIELDS, writeFieldsOf } from './writeFields';
import { WriteFormView } from './WriteFormView';

const texts = announcementsTexts.write;

interface FrameProps {
  title: string;
  subject: string | null;
  /** The address of the back link. */
  back: string;
  children: React.ReactNode;
}

function WriteFrame({ title, subject, back, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading, true);
  return (
    <div className={styles.screen}>
      <FormScreen
        title={title}
        subject={subject}
        headingRef={heading}
        back={<BackLink href={back} label={announcementsTexts.one.back} onOpen={useOpenLink()} />}
      >
        {children}
      </FormScreen>
    </div>
  );
}

/** Writes an announcement for everybody, or for selected people and places. */
export function NewAnnouncementScreen() {
  const navigate = useNavigate();
  const leave = () => void navigate(to.announcements());
  const form = useWriteForm({
    id: null,
    now: EMPTY_FIELDS,
    label: { title: texts.draftNew, href: to.announcementNew() },
    onSaved: leave,
  });
  return (
    <WriteFrame title={titles.write} subject={null} back={to.announcements()}>
      <WriteFormView
        title={titles.write}
        saveLabel={texts.save}
        form={form}
        now={EMPTY_FIELDS}
        isChange={false}
        isGone={false}
        onLeave={leave}
      />
    </WriteFrame>
  );
}

/** Changes an announcement, and shows the changes that a colleague makes meanwhile. */
export function ChangeAnnouncementScreen() {
  const id = useParams()['id'] ?? '';
  const answer = announcementQueries.endpoints.announcement.useQuery(id);
  const { record, isGone } = useStillThere(id, answer.currentData);
  return (
    <WriteFrame title={titles.change} subject={record?.title ?? null} back={to.announcement(id)}>
      <QueryView
        answer={{ ...answer, currentData: record }}
        failed={announcementsTexts.one.failed}
        waiting={<FormWaiting />}
      >
        {(announcement) =>
          announcement === null ? (
            <EmptyState icon={SearchIcon} title={announcementsTexts.one.notFoundTitle} />
          ) : (
            <ChangeForm key={announcement.id} announcement={announcement} isGone={isGone} />
          )
        }
      </QueryView>
    </WriteFrame>
  );
}

function ChangeForm({ announcement, isGone }: { announcement: Announcement; isGone: boolean }) {
  const navigate = useNavigate();
  const { id, title } = announcement;
  const now = writeFieldsOf(announcement);
  const leave = () => void navigate(to.announcement(id));
  const form = useWriteForm({
    id,
    now,
    label: { title: title ?? announcementsTexts.untitled, href: to.announcementEdit(id) },
    onSaved: leave,
  });
  return (
    <WriteFormView
      title={titles.change}
      saveLabel={texts.saveChange}
      form={form}
      now={now}
      isChange
      isGone={isGone}
      onLeave={leave}
    />
  );
}
