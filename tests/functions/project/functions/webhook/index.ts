export default () => Response.json({ received: true })
