import { renderHook, waitFor } from '@testing-library/react';
import type { ChatAttachment } from '@/domain/chat/chatMessage';
import { useAttachment } from './useAttachment';

vi.mock('@/api/media/media', () => ({
  getMediaFile: () => Promise.resolve(new Blob(['<script>alert(1)</script>'], { type: 'text/html' })),
}));

it.each([
  ['image/jpeg', 'image/jpeg'],
  ['Audio/Ogg; codecs=opus', 'audio/ogg'],
  ['video/mp4', 'video/mp4'],
  ['image/svg+xml', 'application/octet-stream'],
  ['text/html', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])(
  'a file that a message calls %j is held as %s, whatever type the server sends',
  async (mimeType, expected) => {
    const held: Blob[] = [];
    URL.createObjectURL = (blob) => {
      held.push(blob as Blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    const attachment: ChatAttachment = { umbrellaMediaId: 'm1', mimeType, filename: null };
    const loaded = vi.fn<(file: Blob) => void>();
    renderHook(() => useAttachment(attachment, true, loaded));
    await waitFor(() => expect(loaded).toHaveBeenCalled());
    expect([...held, ...loaded.mock.calls.flat()].map(({ type }) => type)).toEqual([expected, expected]);
  },
);
