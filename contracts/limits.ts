// Limits from the specification that both browser and server check.
export const passwordMinimum = 6
export const nameMaximum = 100
export const emailMaximum = 255
export const companyMaximum = 100
export const locationMaximum = 100
export const bioMaximum = 500
export const aboutMaximum = 300
export const avatarMaximumBytes = 5 * 1024 * 1024
export const searchMinimum = 2
export const historyPreviewLength = 200
export const unreadBadgeMaximum = 9
