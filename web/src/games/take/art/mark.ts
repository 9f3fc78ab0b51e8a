/** The mark of the game in lists. */
export default 'geisha'
