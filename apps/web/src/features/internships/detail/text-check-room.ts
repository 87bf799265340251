/** Two small lines: what the check takes where it found nothing, kept for it while it is fetched. */
export const textCheckRoom = 'min-h-9'
