/** The files behind the uploads of the store, which may hold plain data only. */
const files = new Map<string, File>();

export const keepFile = (uploadId: string, file: File): void => {
  files.set(uploadId, file);
};
export const fileOf = (uploadId: string): File | undefined => files.get(uploadId);
export const dropFile = (uploadId: string): void => {
  files.delete(uploadId);
};
