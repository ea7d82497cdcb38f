export const PublicMessagePreviewDialog = () => null;
